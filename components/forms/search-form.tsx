import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { longestTerm } from '@/lib/typed-lengths';

interface SearchFormProps {
  /** The path of the search, without language. */
  to: string;
  label: string;
  submit: string;
  /** The term that was searched for, to be corrected. */
  words: string;
  /** Its distance to what is above. */
  className?: string;
}

/** A search form in the page itself that contains the term: the header of a kept page cannot know it. */
export async function SearchForm({ to, label, submit, words, className = 'mt-6' }: SearchFormProps) {
  const { locale } = await pageMarket();
  return (
    <search>
      <form action={localizedPath(locale, to)} className={`flex max-w-reading flex-wrap gap-2 text-start ${className}`}>
        <label htmlFor="find-words" className="w-full font-semibold">
          {label}
        </label>
        <input
          id="find-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={longestTerm}
          enterKeyHint="search"
          required
          className="control flex-[1_1_8rem]"
        />
        <Button type="submit">
          <Icon name="search" />
          {submit}
        </Button>
      </form>
    </search>
  );
}
