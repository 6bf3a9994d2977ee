import { useDroppedFiles } from './use-dropped-files.js';
import './uploads.css';

interface DropNoteProps {
  /** What files become that are dropped on the page. */
  readonly words: string;
  readonly onFiles: (files: File[]) => void;
}

/** Takes files that are dropped anywhere on the page, or pasted; says over it what comes of those that are dragged there. */
export function DropNote({ words, onFiles }: DropNoteProps) {
  const over = useDroppedFiles(onFiles);
  return over && <p className="drop-note">{words}</p>;
}
