import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import './console.css';
import { askSession } from '#session/ask-session.ts';
import { takeInvitation } from '#session/take-invitation.ts';

const invitation = takeInvitation();
void askSession();
const root = document.getElementById('console');
if (!root) throw new Error('The page has no place for the console.');
createRoot(root).render(
  <StrictMode>
    <Console firstInvitation={invitation} />
  </StrictMode>,
);
