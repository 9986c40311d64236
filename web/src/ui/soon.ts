// Work that can wait until the words of the page are on the screen: a piece with each frame, in the order asked.

const queue = new Set<() => void>();

/** Does `task` in a later frame, after those asked before it. The answer calls it off. */
export function soon(task: () => void): () => void {
  queue.add(task);
  if (queue.size === 1) next();
  return () => { queue.delete(task); };
}

function next(): void {
  requestAnimationFrame(() => setTimeout(() => {
    const [task] = queue;
    if (!task) return;
    queue.delete(task);
    task();
    if (queue.size) next();
  }));
}
