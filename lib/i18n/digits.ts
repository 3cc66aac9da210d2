/**
 * The zeros of the digits on our languages' keyboards: Arabic, Persian, Hindi, and the full-width ones of Japanese and
 * Chinese.
 */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** Turns these digits into Latin ones, because people type numbers with the digits of their keyboard. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९０-９]/g, digit => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast(zero => zero <= code) ?? code));
  });
}
