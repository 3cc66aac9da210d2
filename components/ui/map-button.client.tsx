'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

interface MapButtonProps {
  /** Whether the map's script has come. */
  load: () => Promise<boolean>;
  /** The sentence for that. */
  failed: string;
  children: ReactNode;
}

/** Asks for a map. Says so where it does not come, and can be pressed again. */
export function MapButton({ load, failed, children }: MapButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    setFailed(false);
    setFailed(!(await load()));
  };
  return (
    <>
      <Button look="quiet" className="needs-script" onClick={press}>
        {children}
      </Button>
      {hasFailed && <FieldError className="block basis-full">{failed}</FieldError>}
    </>
  );
}
