/** What a Typebot server answers to `startChat`: a bubble of text and a field, without its typing pause. */
export const typebotAnswer = prompt => ({
  sessionId: 'session',
  resultId: 'result',
  typebot: {
    id: 'trip',
    version: '6.1',
    theme: { general: { font: { type: 'Google', family: 'Arial' } } },
    settings: {
      general: { isBrandingEnabled: false, rememberUser: { isEnabled: false } },
      typingEmulation: { enabled: false },
    },
    publishedAt: '2026-11-01T00:00:00.000Z',
  },
  messages: [
    {
      id: 'prompt',
      type: 'text',
      content: { type: 'richText', richText: [{ type: 'p', children: [{ text: prompt }] }] },
    },
  ],
  input: { id: 'reply', type: 'text input', options: { isLong: false } },
})
