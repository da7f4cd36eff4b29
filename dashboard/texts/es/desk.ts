export const desk = {
  signIn: {
    title: 'Iniciar sesión',
    lead: 'Las solicitudes de viaje de tus clientes, en un solo lugar.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión…',
    hint: '¿Primera vez aquí? Bellhop mostró tu correo y tu contraseña donde se puso en marcha.',
    wrong: 'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
    throttled: {
      one: 'Demasiados intentos. Inténtalo de nuevo en {count} segundo.',
      other: 'Demasiados intentos. Inténtalo de nuevo en {count} segundos.',
    },
    again: 'Ya puedes intentarlo de nuevo.',
    ended: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
  },

  desk: {
    leads: 'Solicitudes',
    lead: 'Solicitud',
    views: 'Vistas',
    more: 'Más',
    sections: 'Secciones',
    signOut: 'Cerrar sesión',
    offline: 'Estás sin conexión. Lo que ves puede no estar al día.',
    shortcuts: {
      next: 'Siguiente solicitud',
      previous: 'Solicitud anterior',
      open: 'Abrir',
      search: 'Buscar',
      close: 'Volver a la lista',
    },
    pick: 'Elige una solicitud para leerla aquí',
    loading: 'Cargando…',
  },

  problems: {
    offline: 'No se puede contactar con Bellhop. Comprueba tu conexión.',
    conflict:
      'Esta solicitud ha cambiado mientras tanto. Ahora ves lo último; tu cambio no se hizo.',
    not_found: 'No existe esa solicitud. Puede que se haya borrado.',
    forbidden: 'No puedes hacer esto. Pregunta a un propietario de este Bellhop.',
    invalid: 'Algo no está bien. Revisa lo que has escrito.',
    throttled: {
      one: 'Demasiado de una vez. Inténtalo de nuevo en {count} segundo.',
      other: 'Demasiado de una vez. Inténtalo de nuevo en {count} segundos.',
    },
    signed_out: 'Tu sesión ha terminado.',
    failed: 'Algo ha fallado en el servidor.',
    failedWith: 'Algo ha fallado en el servidor. Si se repite, indica: {request}',
    retry: 'Intentar de nuevo',
  },

  toast: {
    moved: '{name} pasa a {state}',
    used: '{field} actualizado',
    kept: '{field} se queda como está',
    owned: 'La lleva {name}',
    disowned: 'Ahora no la lleva nadie',
    erased: 'Borrada para siempre',
    undone: 'Deshecho',
    undo: 'Deshacer',
    dismiss: 'Cerrar',
  },

  firstRun: {
    title: 'Consigue tu primera solicitud',
    lead: 'Es cosa de un minuto. Aparecerá aquí sola, sin recargar.',
    demo: 'Pruébalo como cliente',
    demoText: 'Abre la página de demostración, chatea con Bellhop y envía una solicitud.',
    demoLink: 'Abrir la demostración',
    paste: 'Ponlo en tu web',
    pasteText: 'Pega esta línea antes de </body> y nombra el origen de la página en «Sitios».',
    waiting: 'Esperando la primera solicitud',
  },
}
