/** An address in words: its name if it has one, and its text in its own direction. */
export function AddressText({ title = '', text }: { title?: string; text: string }) {
  return (
    <span>
      {title !== '' && <b className="block">{title}</b>}
      <bdi>{text}</bdi>
    </span>
  );
}
