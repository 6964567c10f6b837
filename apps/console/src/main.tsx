import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import './look.css';
import { takeTokenFromAddress } from '#session/staff-session.ts';

takeTokenFromAddress();
const root = document.getElementById('console');
if (!root) throw new Error('The page has no place for the console.');
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
