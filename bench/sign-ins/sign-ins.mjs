const path = '/api/v1/operator-session'
let count = 0

/** Keeps so many sign-ins of strangers in flight until it is stopped; gives their statuses. */
export function keepSigningIn(port, inFlight) {
  const statuses = []
  const over = new AbortController()

  async function signInAgain() {
    for (;;) statuses.push(await signIn(port, ++count, over.signal))
  }
  for (let n = 0; n < inFlight; n++)
    signInAgain().catch(error => {
      if (!over.signal.aborted) throw error
    })

  return {
    stop() {
      over.abort()
      return statuses
    },
  }
}

async function signIn(port, number, signal) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ email: `stranger-${number}@palm.example`, password: 'a guess' }),
  })
  await response.text()
  return response.status
}

const addressOf = number => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
