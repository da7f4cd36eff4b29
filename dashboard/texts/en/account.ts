/** What belongs to the signed-in operator. */
export const account = {
  account: {
    name: 'Name',
    email: 'E-mail',
    language: 'Language of the dashboard',
  },
}
