export interface Fact {
  label: string;
  /** A fact without a text is left out. */
  text: string;
  more?: string;
}

/** What is known of an order or a parcel, each with its label. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid w-full gap-2">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ label, text, more }) => (
          <div
            key={label}
            className="grid gap-x-3 whitespace-pre-line wrap-anywhere sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-soft">{label}</dt>
            <dd>
              <bdi>{text}</bdi>
              {more !== undefined && more !== '' && <span className="block text-soft">{more}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
