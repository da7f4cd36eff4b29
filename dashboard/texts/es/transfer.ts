export const transfer = {
  transfer: {
    lead: 'Llévate tus solicitudes en un archivo, o tráelas de vuelta.',
    export: 'Exportar',
    format: 'Archivo',
    formats: {
      csv: 'Hoja de cálculo (CSV)',
      csv_semicolon: 'Hoja de cálculo con punto y coma (CSV)',
      jsonl: 'Todo (líneas JSON)',
    },
    formatTexts: {
      csv: 'Para Google Sheets, y para Excel o Numbers donde se escribe 1.50; con columnas para los campos propios',
      csv_semicolon: 'Para Excel o Numbers donde se escribe 1,50; con las mismas columnas',
      jsonl: 'Solicitudes enteras con notas e historial; se pueden volver a importar',
    },
    states: 'Estados: si no eliges ninguno, todos',
    site: 'Sitio',
    received: 'Recibidas',
    exportLeads: { one: 'Exportar {count} solicitud', other: 'Exportar {count} solicitudes' },
    collected: '{size} reunidos',
    saved: '{name} está en tus descargas',
    import: 'Importar',
    importOf: 'Importar {name}',
    importLead:
      'Acepta un archivo de líneas JSON tal como se exportó. Las solicitudes que ya están se quedan como están. Si una sola línea no es correcta, no se importa nada.',
    drop: 'Suelta un archivo aquí o elige uno',
    dropHint: 'Líneas JSON, hasta 256 MB',
    steps: {
      packing: 'Comprimiendo {name}…',
      sending: 'Enviando {name}…',
      checking: 'Revisando cada línea de {name}…',
    },
    imported: { one: '{count} solicitud importada', other: '{count} solicitudes importadas' },
    alreadyHere: {
      one: '{count} ya estaba y se queda como está',
      other: '{count} ya estaban y se quedan como están',
    },
    maybeBrokenOff:
      'Puede que parte de las solicitudes ya esté. Importa de nuevo el mismo archivo: nada se duplica.',
    again: 'Importar {name} de nuevo',
    foreign:
      'No es un archivo de solicitudes. Solo se puede importar una exportación de «{format}».',
    badLines: 'No se importó nada: hay líneas que no son correctas.',
    moreLines: 'Solo se nombran las cien primeras.',
    line: 'Línea {number}',
  },
}
