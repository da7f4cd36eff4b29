/** What a reply of 500 characters may be made of to have it read for as long as can be. */
export const pieces = [
  '9',
  '1-',
  '5.',
  'mon ',
  '1 may ',
  'next ',
  'a b ',
  '🎒',
  'ß',
  '\u0301',
  '日',
  '(',
  "'",
  '12/',
  '(1) ',
  '( ',
  'a.',
  'a-',
  'a@a-',
  'A ',
  'to A ',
]

export const hostile = piece => piece.repeat(500).slice(0, 500)
