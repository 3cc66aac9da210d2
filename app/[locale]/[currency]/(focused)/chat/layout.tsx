import type { ReactNode } from 'react';
import '@/components/chat/chat.css';
import '@/components/chat/chat-form.css';

export default function ChatLayout({ children }: { children: ReactNode }) {
  return children;
}
