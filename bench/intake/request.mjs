/** What every contender is sent, and the token all but the bare server ask for. */
export const accessToken = 'an-access-token-of-thirty-two-characters'
export const path = '/api/v1/trip-plan-requests'

export const headers = {
  authorization: `Bearer ${accessToken}`,
  'content-type': 'application/json',
}

export const uidLength = 24
export const blankUid = '0'.repeat(uidLength)

/** What the widget tells of the page and the way there, for a guest who came by a campaign. */
const visit = {
  first_page: 'https://www.palm-travel.example/',
  first_utm_source: 'newsletter',
  first_utm_medium: 'email',
  first_utm_campaign: 'winter-2027',
  first_referrer: 'https://mail.example/',
  page: 'https://www.palm-travel.example/holidays/goa',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'winter-2027',
  page_title: 'Goa: villas near quiet beaches | Palm Travel',
  locale: 'en-GB',
  time_zone: 'Europe/London',
}

/** About 830 bytes: what the widget sends for a finished conversation. */
export const request = (uid = blankUid) => ({
  client_request_uid: uid,
  trip_words: 'a villa in Goa from 30 April for a week, my wife and me and our son',
  destination: 'Goa',
  start_date: '2027-04-30',
  no_of_days: 7,
  no_of_adults: 2,
  no_of_children: 1,
  name: 'Asha Rao',
  phone_number: '+91 98450 12345',
  email: 'asha.rao@palm.example',
  comments: 'A villa near a quiet beach, breakfast included; we land at night.',
  bellhop_source: visit,
})
