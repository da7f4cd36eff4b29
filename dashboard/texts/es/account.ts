export const account = {
  account: {
    name: 'Nombre',
    email: 'Correo electrónico',
    language: 'Idioma del panel',
  },
}
