import { type RefObject, useEffect } from 'react';
import { isShown } from '@/components/ui/is-shown.client';

/** `/` moves the focus to the field, unless another field has it. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const isTyping =
        target instanceof Element && target.closest('input,textarea,select,[contenteditable],[role=dialog]');
      if (isTyping || field.current === null || !isShown(field.current)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
