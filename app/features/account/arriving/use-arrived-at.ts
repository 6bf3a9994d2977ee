import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Address } from '../sign-in/login-attempt.js';

/** The address at which a component was first shown: it leads elsewhere itself, and is to be come back to. */
export function useArrivedAt(): Address {
  const { pathname, search, hash } = useLocation();
  const [address] = useState(`${pathname}${search}${hash}`);
  return address;
}
