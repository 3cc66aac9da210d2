/** How do headings and paragraphs become the HTML that an editor would make of them? */
import type { Text } from '../../rules/text.ts';
import type { Words } from '../write.ts';

/** A heading and its paragraphs; a paragraph that begins with a tag stays as it is. */
interface Section {
  title: Words;
  paragraphs: Words[];
}

export function sectionsHtml(sections: Section[]): Text {
  const written = (index: number) => sections.map(section => sectionHtml(section, index)).join('\n');
  return { en: written(0), de: written(1), ar: written(2) };
}

function sectionHtml({ title, paragraphs }: Section, index: number): string {
  const written = paragraphs.map(words => words[index] ?? '');
  return [`<h2>${title[index]}</h2>`, ...written.map(text => (text.startsWith('<') ? text : `<p>${text}</p>`))].join(
    '',
  );
}
