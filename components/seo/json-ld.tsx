/**
 * What a page tells machines in schema.org's words (docs/behaviour.md 13.1): one script, with nothing in it that could
 * end it.
 */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
