import type { SiteBody } from '../../shared/site-api.ts'
import type { Site } from '../../shared/site.ts'
import type { SectionProps } from '../parts/section-props.ts'
import type { Place } from '../place.ts'
import { texts } from '../texts/all-texts.ts'
import { BackToSites } from './back-to-sites.tsx'
import { DestinationsPart } from './destinations-part.tsx'
import { begin, type PartName } from './draft.ts'
import { isWrong, withoutQuestion, type Editor } from './editor.ts'
import { FormPart } from './form-part.tsx'
import { GeneralPart } from './general-part.tsx'
import { LookPart } from './look-part.tsx'
import { Preview } from './preview.tsx'
import { RaceNote } from './race-note.tsx'
import { SaveBar } from './save-bar.tsx'
import type { SitesApi } from './sites-api.ts'
import { SnippetPart } from './snippet-part.tsx'
import { tabId, Tabs } from './tabs.tsx'
import { useFirstWrong } from './use-first-wrong.ts'
import { useFresh } from './use-fresh.ts'
import { usePreview } from './use-preview.ts'
import { useSiteDraft, type SiteDraftState } from './use-site-draft.ts'
import { useToastHere } from './use-toast-here.ts'

const tabs = ['general', 'look', 'destinations', 'form', 'snippet'] as const
type Tab = (typeof tabs)[number]

const placeOf = ({ key }: Site, tab: Tab): Place => ({
  section: 'sites',
  part: key,
  ...(tab !== 'general' && { tab }),
})

const partsOf: Record<Tab, PartName[]> = {
  general: ['brand', 'origins'],
  look: ['theme', 'languages', 'texts'],
  destinations: ['destinations'],
  form: ['questions'],
  snippet: [],
}

interface Props extends SectionProps {
  sites: SitesApi
  loaded: SiteBody
}

/** One site in parts, beside the widget as guests would see it. */
export function SiteEditor({ toast, ...rest }: Props) {
  const props = { ...rest, toast: useToastHere(toast) }
  const { sites, go, onRefusal } = props
  const tab = tabs.find(name => name === props.tab) ?? 'general'
  const state = useSiteDraft(props)
  const { base, draft, set, amend, race, judged } = state
  const preview = usePreview({ sites, draft, kept: begin(base).draft, onRefusal, judged })
  const { fresh, setFresh, leaveFresh } = useFresh(preview.isJudged)
  const errors = withoutQuestion({ ...state.errors, ...preview.errors }, fresh)
  const editor = { draft, set, amend, setFresh, leaveFresh, errors }
  const save = () => {
    setFresh(undefined)
    return state.save()
  }
  const wrongIn = (name: Tab) => partsOf[name].some(part => isWrong(editor.errors, part))
  const choose = (name: Tab) => go(placeOf(base.site, name), 'replace')
  const panel = useFirstWrong(state.sending, { current: tab, wrong: tabs.filter(wrongIn), choose })

  return (
    <div class="site-frame">
      <div class="site-scroll">
        <div class="section-page site-page">
          <div class="site-head">
            <BackToSites go={go} />
            <h1 dir="auto">{base.site.brand}</h1>
          </div>
          <div class="site-columns">
            <div class="site-main">
              {race && <RaceNote {...state} key={base.site.revision} race={race} />}
              <Tabs
                label={texts.site.parts}
                tabs={tabs.map(name => ({
                  name,
                  text: texts.site.tabs[name],
                  wrong: wrongIn(name),
                }))}
                current={tab}
                choose={choose}
              />
              <div ref={panel} role="tabpanel" class="site-part" aria-labelledby={tabId(tab)}>
                <Part {...props} {...editor} tab={tab} base={base} forget={state.forget} />
              </div>
            </div>
            <Preview {...preview} languages={draft.languages} />
          </div>
        </div>
      </div>
      <SaveBar {...state} save={save} isWrong={tabs.some(wrongIn)} />
    </div>
  )
}

type PartProps = Props & Editor & Pick<SiteDraftState, 'base' | 'forget'> & { tab: Tab }

function Part({ tab, ...props }: PartProps) {
  if (tab === 'general') return <GeneralPart {...props} />
  if (tab === 'look') return <LookPart {...props} />
  if (tab === 'destinations') return <DestinationsPart {...props} />
  if (tab === 'form') return <FormPart {...props} />
  return <SnippetPart {...props.base} />
}
