/**
 * Leaves out of a line for the log what belongs to a customer or opens something. Our own lines have none of it; what
 * others say (the framework, the API, a thrown error) passes through here.
 */

const patterns: [RegExp, string][] = [
  // At most as long as a name can be (RFC 5321, 4.5.3.1): a long text without "@" would be read again from each character.
  [/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '{mail}'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 {token}'],
  // A token of the API ("12|aZ…"), one of an identity provider (a JWT), and what a cookie seals.
  [/\b\d+\|\w{20,}/g, '{token}'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, '{token}'],
  [/\bFe26\.\S+/g, '{sealed}'],
  [/([?&](?:token|code|oobCode|key|password|email|phone)=)[^&\s"']+/gi, '$1{secret}'],
  // A date has eight digits.
  [/\+?(?:\d[ ()-]*){8,}\d/g, '{number}'],
];

export function scrubbed(text: string): string {
  return patterns.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
}
