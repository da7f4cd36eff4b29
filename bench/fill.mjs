/** Puts so many leads into a store; `lead` makes each of its number, from 0 on. */
export async function fill({ leads }, count, lead) {
  for (let n = 0; n < count; n += 500)
    await leads.put(Array.from({ length: Math.min(500, count - n) }, (_, i) => lead(n + i)))
}
