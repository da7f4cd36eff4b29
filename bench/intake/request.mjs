/** What every contender is sent, and the token all but the bare server ask for. */
export const accessToken = 'an-access-token-of-thirty-two-characters'
export const path = '/api/v1/trip-plan-requests'

export const headers = {
  authorization: `Bearer ${accessToken}`,
  'content-type': 'application/json',
}

export const uidLength = 24
export const blankUid = '0'.repeat(uidLength)

/** About 330 bytes, as a guest's finished conversation sends them. */
export const request = (uid = blankUid) => ({
  client_request_uid: uid,
  name: 'Asha Rao',
  phone_number: '+91 98450 12345',
  email: 'asha.rao@palm.example',
  start_date: '2027-04-30',
  no_of_days: 7,
  no_of_adults: 2,
  no_of_children: 1,
  destination: 'Goa',
  comments: 'A villa near a quiet beach, breakfast included; we land at night.',
  utm_source: 'newsletter',
})
