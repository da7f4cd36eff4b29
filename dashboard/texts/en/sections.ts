/** The names of what there is beside the leads. */
export const sections = {
  sections: {
    numbers: 'Numbers',
    transfer: 'Export and import',
    sites: 'Sites',
    team: 'Team',
    tokens: 'Access tokens',
    account: 'Your account',
  },
}
