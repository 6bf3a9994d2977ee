import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the router calls the first page of a visit. */
const FIRST = 'default';

/** A click on Back: to the page one came from. The first page of a visit has none of ours behind it, and keeps its link. */
export function useHistoryBack() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (key === FIRST || elsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
}
