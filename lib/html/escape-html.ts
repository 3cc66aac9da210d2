const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as text of HTML or XML, between tags and in attributes alike. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => entities[sign] ?? sign);
}
