import type { ReactNode } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { Header } from '@/components/shell/header';

export default function BrowseLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header search={<SearchBox />} />
      {children}
    </>
  );
}
