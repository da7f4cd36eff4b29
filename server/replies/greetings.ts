/**
 * What a reply to a guest begins with. `{name}` is the guest's, `{writer}` whoever writes; a part in
 * brackets is left out where its name is not known.
 */
export interface Greeting {
  subject: string
  text: string
}

export const english: Greeting = {
  subject: 'Your trip request ({reference})',
  text: 'Hello[ {name}][, this is {writer}]. Thank you for your trip request!',
}

/** In the languages of the widget; translated by machine, but for English. */
export const greetings: Record<string, Greeting> = {
  ar: {
    subject: 'طلب رحلتك ({reference})',
    text: 'مرحبًا[ {name}][، معك {writer}]. شكرًا لك على طلب رحلتك!',
  },
  da: {
    subject: 'Din rejseforespørgsel ({reference})',
    text: 'Hej[ {name}][, det er {writer}]. Tak for din rejseforespørgsel!',
  },
  de: {
    subject: 'Ihre Reiseanfrage ({reference})',
    text: 'Guten Tag[ {name}][, hier ist {writer}]. Vielen Dank für Ihre Reiseanfrage!',
  },
  en: english,
  es: {
    subject: 'Tu solicitud de viaje ({reference})',
    text: '¡Hola[, {name}]![ Te escribe {writer}.] Gracias por tu solicitud de viaje.',
  },
  fr: {
    subject: 'Votre demande de voyage ({reference})',
    text: 'Bonjour[ {name}][, ici {writer}]. Merci pour votre demande de voyage\u202f!',
  },
  he: {
    subject: 'בקשת הטיול שלך ({reference})',
    text: 'שלום[ {name}][, כאן {writer}]. תודה על בקשת הטיול!',
  },
  hi: {
    subject: 'आपका यात्रा अनुरोध ({reference})',
    text: 'नमस्ते[ {name}]![ यह संदेश {writer} की ओर से है।] आपके यात्रा अनुरोध के लिए धन्यवाद!',
  },
  id: {
    subject: 'Permintaan perjalanan Anda ({reference})',
    text: 'Halo[ {name}][, ini {writer}]. Terima kasih atas permintaan perjalanan Anda!',
  },
  it: {
    subject: 'La tua richiesta di viaggio ({reference})',
    text: 'Buongiorno[ {name}][, ti scrive {writer}]. Grazie per la tua richiesta di viaggio!',
  },
  ja: {
    subject: 'ご旅行のお問い合わせ（{reference}）',
    text: '[{name}様、][{writer}です。]ご旅行のお問い合わせをいただき、ありがとうございます。',
  },
  ko: {
    subject: '여행 문의 ({reference})',
    text: '[{name}님, ]안녕하세요.[ {writer}입니다.] 여행 문의를 남겨 주셔서 감사합니다!',
  },
  nb: {
    subject: 'Din reiseforespørsel ({reference})',
    text: 'Hei[ {name}][, dette er {writer}]. Takk for reiseforespørselen din!',
  },
  nl: {
    subject: 'Je reisaanvraag ({reference})',
    text: 'Hallo[ {name}][, dit is {writer}]. Bedankt voor je reisaanvraag!',
  },
  pl: {
    subject: 'Zapytanie o podróż ({reference})',
    text: 'Dzień dobry[, {name}]![ Tu {writer}.] Dziękujemy za zapytanie o podróż!',
  },
  pt: {
    subject: 'O seu pedido de viagem ({reference})',
    text: 'Olá[, {name}]![ Quem escreve é {writer}.] Agradecemos o seu pedido de viagem!',
  },
  ru: {
    subject: 'Ваша заявка на поездку ({reference})',
    text: 'Здравствуйте[, {name}]![ Это {writer}.] Спасибо за вашу заявку на поездку!',
  },
  sv: {
    subject: 'Din reseförfrågan ({reference})',
    text: 'Hej[ {name}][, det här är {writer}]. Tack för din reseförfrågan!',
  },
  th: {
    subject: 'คำขอเดินทางของคุณ ({reference})',
    text: 'สวัสดี[คุณ {name}][ ติดต่อจาก {writer}] ขอบคุณสำหรับคำขอเดินทางของคุณ',
  },
  tr: {
    subject: 'Seyahat talebiniz ({reference})',
    text: 'Merhaba[ {name}][, size {writer} yazıyor]. Seyahat talebiniz için teşekkür ederiz!',
  },
  uk: {
    subject: 'Ваш запит на подорож ({reference})',
    text: 'Вітаємо[, {name}]![ Це {writer}.] Дякуємо за ваш запит на подорож!',
  },
  vi: {
    subject: 'Yêu cầu chuyến đi của bạn ({reference})',
    text: 'Xin chào[ {name}][, đây là {writer}]. Cảm ơn bạn đã gửi yêu cầu chuyến đi!',
  },
  zh: {
    subject: '您的行程咨询（{reference}）',
    text: '[{name}，]您好！[这里是{writer}。]感谢您的行程咨询！',
  },
  'zh-Hant': {
    subject: '您的行程需求（{reference}）',
    text: '[{name}，]您好！[這裡是{writer}。]感謝您提出行程需求！',
  },
}
