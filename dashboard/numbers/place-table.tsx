import { funnelSteps, type Funnel, type LeadNumbers } from '../../shared/numbers.ts'
import { count } from '../format/amount.ts'
import { texts } from '../texts/all-texts.ts'
import { locale } from '../texts/texts.ts'

interface Place extends Funnel, LeadNumbers {
  name: string
  site: string
  /** Of its site, where the name alone does not say which. */
  siteName?: string
}

interface Props {
  title: string
  /** What the first column names. */
  head: string
  places: Place[]
}

export function PlaceTable({ title, head, places }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <div class="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {funnelSteps.map(step => (
                <th key={step} scope="col">
                  {texts.numbers.short[step]}
                </th>
              ))}
              <th scope="col">{texts.numbers.leads}</th>
              <th scope="col">{texts.numbers.won}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(place => (
              <tr key={`${place.site} ${place.name}`}>
                <th scope="row">
                  <bdi>{place.name}</bdi>
                  {place.siteName && <bdi class="place-site">{place.siteName}</bdi>}
                </th>
                {funnelSteps.map(step => (
                  <td key={step}>{count(place[step], locale)}</td>
                ))}
                <td>{count(place.leads, locale)}</td>
                <td>{count(place.won, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
