interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isOn: boolean;
  text: string;
}

/** A native radio button or checkbox with its label. */
export function Choice({ type, name, value, isOn, text }: ChoiceProps) {
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={isOn} />
      {text}
    </label>
  );
}
