/** Everything that the town's operator has written. */

import type { SeedContent } from '../types.ts';
import { pages } from './about.ts';
import { articles } from './articles.ts';
import { careers } from './careers.ts';
import { privacy } from './privacy.ts';
import { questions } from './questions.ts';
import { terms } from './terms.ts';

export const content: SeedContent = { articles, careers, questions, terms, privacy, pages };
