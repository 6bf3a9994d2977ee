const SHOWN_FOR = 1600;

/** Copies where the clipboard cannot be written to, such as on a page that is opened from a folder. */
function copyBySelection(code: HTMLElement): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(code);
  const copied = document.execCommand('copy');
  selection?.removeAllRanges();
  return copied;
}

async function copied(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd());
    return true;
  } catch {
    return copyBySelection(code);
  }
}

/** The Copy button of every block of code. */
export function copyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('.copy')) {
    const code = button.closest('.code')!.querySelector<HTMLElement>('code')!;
    button.addEventListener('click', () => {
      void copied(code).then((done) => {
        button.textContent = done ? 'Copied' : 'Not copied';
        setTimeout(() => (button.textContent = 'Copy'), SHOWN_FOR);
      });
    });
  }
}
