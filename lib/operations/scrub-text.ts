/**
 * Removes from a log line what belongs to a customer or gives access to something. Our own lines contain none of it;
 * messages of others (the framework, the API, a thrown error) pass through here.
 */

const patterns: [RegExp, string][] = [
  // Of a picture that a visitor has made up, for example: its URL would make each line eight kilobytes long.
  [/(\bhttps?:\/\/\S{200})\S+/g, '$1…'],
  // Limited to the longest possible name (RFC 5321, 4.5.3.1): otherwise a long text without "@" would be scanned again
  // from each of its characters.
  [/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '{mail}'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 {token}'],
  // A token of the API ("12|aZ…"), one of an identity provider (a JWT), and what a cookie seals.
  [/\b\d+\|\w{20,}/g, '{token}'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, '{token}'],
  [/\bFe26\.\S+/g, '{sealed}'],
  [/([?&](?:token|code|oobCode|key|password|email|phone)=)[^&\s"']+/gi, '$1{secret}'],
  // A date has eight digits.
  [/\+?(?:\d[ ()-]*){8,}\d/g, '{number}'],
  // What orders a terminal or begins a line for some programs (C1, U+2028), and what turns a line round: the framework
  // repeats headers that a visitor has sent. JSON itself writes the controls below U+0020 as words.
  [/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '\ufffd'],
];

/** Characters of a line's words; a stack has some two thousand. */
const longest = 8000;

export function scrubText(text: string): string {
  const left = patterns.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
  return left.length > longest ? `${left.slice(0, longest)}…` : left;
}
