import { Sample } from '@/components/states/sample';
import { sampleWords as words } from '@/components/states/sample-words';
import { Field } from '@/components/ui/field';

const states = [
  { id: 'field-plain', value: '' },
  { id: 'field-hint', value: words.dish, hint: words.hint },
  { id: 'field-error', value: words.dish, hint: words.hint, error: words.wrong },
] as const;

/** A field by itself, with a hint, and with its error; as one line and as several. */
export function FieldStates() {
  return (
    <Sample title={words.field}>
      {states.map(({ id, value, ...said }) => (
        <Field key={id} id={id} label={words.label} {...said}>
          {control => <input {...control} name={id} defaultValue={value} />}
        </Field>
      ))}
      <Field id="field-text" label={words.label}>
        {control => <textarea {...control} name="field-text" rows={3} defaultValue={words.sentence} />}
      </Field>
    </Sample>
  );
}
