'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorAlert } from '@/components/ui/field';

interface MapButtonProps {
  /** Resolves to whether the map's script was loaded. */
  load: () => Promise<boolean>;
  /** The sentence for when it could not be loaded. */
  failed: string;
  children: ReactNode;
}

/** Loads a map. Says so where that fails, and can be pressed again. */
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
      {hasFailed && <ErrorAlert className="block basis-full">{failed}</ErrorAlert>}
    </>
  );
}
