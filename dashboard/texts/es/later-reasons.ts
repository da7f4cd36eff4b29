export const laterReasons = {
  laterReasons: {
    not_a_colour: 'Un color, como #0f766e.',
    not_an_origin:
      '«{origin}» no es la dirección de una web: https:// y un dominio. Solo localhost puede ir sin https.',
    receipt_too_old: 'Ya es tarde para recuperar esta nota.',
    number_too_big: 'Contiene un número demasiado grande para guardarse.',
    too_deep: 'Tiene más de {limit} niveles anidados.',
    not_a_lead: 'No es una solicitud.',
    unreadable: 'Es demasiado largo o no es UTF-8.',
    repeated: 'Es la misma solicitud que en la línea {line}.',
    uid_taken: 'Otra solicitud que ya está tiene el mismo client_request_uid.',
    bad_lines: 'No se importó nada. Líneas incorrectas: {count} de {lines}.',
    no_leads: 'No hay ni una solicitud en este archivo.',
    json_array:
      'No se importó nada: es una sola lista JSON. Pon cada solicitud en su propia línea, como en una exportación.',
    packed: 'No se importó nada: el archivo está comprimido (gzip). Descomprímelo primero.',
    import_running: 'Hay otra importación en marcha. Inténtalo cuando termine.',
    import_broken_off:
      'Bellhop no puede guardar nada ahora y la importación se interrumpió: están las líneas antes de la {from} y quizá de la {from} a la {to}.',
    site_changed: 'Otra persona ha cambiado el sitio mientras tanto.',
    last_site: 'El único sitio no se puede quitar: siempre hay uno.',
    last_owner: 'Tiene que haber un propietario. Nombra antes a otra persona.',
    token_revoked: 'Este token está revocado.',
    token_rotated: 'Este token ya tiene un valor nuevo. Revoca antes uno de los dos.',
    too_many_tokens: 'Hay demasiados tokens de acceso. Revoca antes alguno.',
    too_many_invitations: 'Hay demasiadas invitaciones abiertas. Retira antes alguna.',
  },
}
