'use client';

import type { SampleWords } from '@/components/states/sample-words';
import { DialogClose, DialogTitle } from '@/components/ui/overlay/dialog.client';
import { DrawerDialog } from '@/components/ui/overlay/drawer-dialog.client';

interface DialogStateProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: SampleWords;
}

export function DialogState({ words, ...dialog }: DialogStateProps) {
  return (
    <DrawerDialog {...dialog}>
      <div className="grid justify-items-start gap-3 p-4">
        <DialogTitle>{words.dish}</DialogTitle>
        <p>{words.sentence}</p>
        <DialogClose className="button">{words.close}</DialogClose>
      </div>
    </DrawerDialog>
  );
}
