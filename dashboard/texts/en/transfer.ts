/** Export and import. */
export const transfer = {
  transfer: {
    lead: 'Take your leads along as a file, or bring them back.',
    export: 'Export',
    format: 'File',
    formats: {
      csv: 'Spreadsheet (CSV)',
      csv_semicolon: 'Spreadsheet with semicolons (CSV)',
      jsonl: 'Everything (JSON lines)',
    },
    formatTexts: {
      csv: 'For Google Sheets, and for Excel or Numbers where amounts are written 1.50; with columns for the custom fields',
      csv_semicolon: 'For Excel or Numbers where amounts are written 1,50; with the same columns',
      jsonl: 'Whole leads with notes and history; can be imported again',
    },
    states: 'States: all, if you choose none',
    site: 'Site',
    received: 'Received',
    exportLeads: { one: 'Export {count} lead', other: 'Export {count} leads' },
    collected: '{size} collected',
    saved: '{name} is in your downloads',
    import: 'Import',
    importOf: 'Import {name}',
    importLead:
      'Takes a file of JSON lines as it was exported. Leads that are here already stay as they are. If a single line is not right, nothing is imported.',
    drop: 'Drop a file here, or choose one',
    dropHint: 'JSON lines, up to 256 MB',
    steps: {
      packing: 'Packing {name}…',
      sending: 'Sending {name}…',
      checking: 'Checking every line of {name}…',
    },
    imported: { one: '{count} lead imported', other: '{count} leads imported' },
    alreadyHere: {
      one: '{count} was here already and stays as it is',
      other: '{count} were here already and stay as they are',
    },
    maybeBrokenOff:
      'Some leads may be in already. Import the same file again: nothing comes twice.',
    again: 'Import {name} again',
    foreign: 'This is not a file of leads. Only an export of “{format}” can be imported.',
    badLines: 'Nothing was imported: some lines are not right.',
    moreLines: 'Only the first hundred are named.',
    line: 'Line {number}',
  },
}
