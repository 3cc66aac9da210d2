/** Why can an order or a payment session not be paid? Said to the customer. */

export const alreadyPaid = {
  en: 'The order is already paid',
  de: 'Die Bestellung ist schon bezahlt',
  ar: 'الطلب مدفوع بالفعل',
};

export const orderCanceled = {
  en: 'The order was canceled',
  de: 'Die Bestellung wurde storniert',
  ar: 'أُلغي الطلب',
};

export const paidAnotherWay = {
  en: 'The order is paid another way',
  de: 'Die Bestellung wird anders bezahlt',
  ar: 'يُدفع الطلب بطريقة أخرى',
};

export const paymentCanceled = {
  en: 'This payment was called off',
  de: 'Diese Zahlung wurde abgebrochen',
  ar: 'أُلغيت عملية الدفع هذه',
};

export const cartChanged = {
  en: 'The cart has changed meanwhile',
  de: 'Der Warenkorb hat sich inzwischen geändert',
  ar: 'تغيّرت السلة في هذه الأثناء',
};

export const notDelivered = {
  en: 'The order is not delivered',
  de: 'Die Bestellung ist nicht geliefert',
  ar: 'لم يُسلَّم الطلب',
};

export const notByThis = {
  en: 'A tip is not paid this way',
  de: 'So wird kein Trinkgeld bezahlt',
  ar: 'لا تُدفع الإكرامية بهذه الطريقة',
};
