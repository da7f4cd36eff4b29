/** Schema of an object with these properties and no others; all are required unless it is said which. */
export const strictObject = <P extends Record<string, object>>(
  properties: P,
  required: readonly string[] = Object.keys(properties),
) => ({ type: 'object', additionalProperties: false, required, properties }) as const
