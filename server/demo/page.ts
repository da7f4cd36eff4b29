import { journeys, steps, type Journey, type Step } from './stories.ts'

/** The agency is made up; the site that its widget is of is the operator's own. */
const brand = 'Palm &amp; Passport'

/** A small travel agency's landing page that carries the widget as any page would: by the snippet. */
export const demoPage = (snippet: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="Small journeys, made by hand.">
    <title>${brand} – journeys made by hand</title>
    <link rel="stylesheet" href="/demo/demo.css">
    ${snippet}
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/demo"><span aria-hidden="true">✦</span> ${brand}</a>
      <nav aria-label="Main">
        <a href="#journeys">Journeys</a>
        <a href="#how">How we work</a>
        <a href="#guests">Guests</a>
      </nav>
    </header>
    <main>
${hero}
      <section class="band" id="journeys">
        <h2>Where our guests are going</h2>
        <p class="lead">Four starting points. Every one of them bends to your dates and your pace.</p>
        <ul class="cards">${journeys.map(card).join('')}
        </ul>
      </section>
      <section class="band tinted" id="how">
        <h2>Three conversations, one trip</h2>
        <ol class="steps">${steps.map(step).join('')}
        </ol>
      </section>
${guests}
    </main>
    <footer>
      <p class="brand"><span aria-hidden="true">✦</span> ${brand}</p>
      <p>A made-up agency with a real chat: tell it about your trip, and the request is in the
        <a href="/dashboard">dashboard</a>.</p>
    </footer>
  </body>
</html>
`

const hero = `      <section class="hero">
        <img src="/demo/hero.svg" alt="" width="1600" height="900">
        <div>
          <p class="eyebrow">Tailor-made since 2009</p>
          <h1>Go somewhere that stays with you.</h1>
          <p>
            Unhurried journeys to coasts, deserts and northern lights, put together by people who
            have walked every path themselves.
          </p>
          <a class="button" href="#journeys">See the journeys</a>
        </div>
      </section>`

const guests = `      <section class="band" id="guests">
        <figure>
          <blockquote>
            “We said ‘somewhere warm, two small children, no long drives’. What we got was the
            best nine days we have had as a family.”
          </blockquote>
          <figcaption>Ines and Jonas, Amalfi in May</figcaption>
        </figure>
      </section>`

const card = ({ picture, place, title, text, terms }: Journey) => `
          <li>
            <img src="/demo/${picture}" alt="" width="600" height="450" loading="lazy">
            <div>
              <p class="eyebrow">${place}</p>
              <h3>${title}</h3>
              <p>${text}</p>
              <p class="terms">${terms}</p>
            </div>
          </li>`

const step = ({ title, text }: Step) => `
          <li>
            <h3>${title}</h3>
            <p>${text}</p>
          </li>`
