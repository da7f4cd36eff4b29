export const sections = {
  sections: {
    numbers: 'Cifras',
    transfer: 'Exportar e importar',
    sites: 'Sitios',
    team: 'Equipo',
    tokens: 'Tokens de acceso',
    account: 'Tu cuenta',
  },
}
