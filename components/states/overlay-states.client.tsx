'use client';

import { useState } from 'react';
import type { SampleWords } from '@/components/states/sample-words';
import { Button } from '@/components/ui/button';
import { Overlay } from '@/components/ui/overlay/overlay.client';
import type { ToastMessage } from '@/components/ui/toast/toast-message';
import { Toaster } from '@/components/ui/toast/toaster.client';
import { usePart } from '@/components/ui/use-part.client';

const sides = ['bottom', 'end', 'popover'] as const;
const tones = ['success', 'warning', 'error', 'info'] as const;

const loadDialog = () => import('@/components/states/dialog-state.client').then(({ DialogState }) => DialogState);

/** Everything that opens over the page, each with a button of its own. */
export function OverlayStates({ words }: { words: SampleWords }) {
  const { part: Dialog, warm, want } = usePart(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const names = { bottom: words.drawer, end: words.end, popover: words.popover };

  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button look="quiet" onPointerEnter={warm} onClick={async () => setOpen(await want())}>
          {words.dialog}
        </Button>
        {sides.map(side => (
          <Button key={side} look="quiet" popoverTarget={`state-${side}`}>
            {names[side]}
          </Button>
        ))}
      </p>
      <p className="flex flex-wrap gap-3">
        {tones.map(tone => (
          <Button key={tone} look="quiet" onClick={() => setMessage({ tone, text: words.sentence })}>
            {`${words.toast}: ${tone}`}
          </Button>
        ))}
      </p>
      {Dialog !== null && <Dialog open={isOpen} onOpenChange={setOpen} words={words} />}
      {sides.map(side => (
        <Overlay key={side} id={`state-${side}`} side={side} title={names[side]}>
          <p className="p-4">{words.sentence}</p>
        </Overlay>
      ))}
      <Toaster message={message} label={words.messages} onDone={() => setMessage(null)} />
    </>
  );
}
