import { card, cards } from '../../tests/e2e/support/printed-cards.ts';
import { commandOf, residentBytes, treeOf } from './process-tree.ts';
import { withRig } from './program.ts';

const ROUNDS = 8;
const CARDS = 50;

/** Figures after each document of 50 cards with four pictures each. */
export type PrintFigures = {
  /** Resident memory of the main process, in MB. */
  main: number[];
  /** Number of the program's processes. */
  processes: number[];
};

/** Saves the same document of 50 cards eight times. */
export function measurePrint(): Promise<PrintFigures> {
  return withRig(async ({ platform, signedIn }) => {
    const app = await signedIn('print', 'admin', '/app/initiatives');
    try {
      const ours = treeOf(process.pid).find((pid) => commandOf(pid).includes('out/main/index.js'));
      if (ours === undefined) throw new Error('The program is not among the processes');
      const pictures = platform.find.all('initiative', { photos: 4 }).flatMap(({ images }) => images);
      const job = cards(
        Array.from({ length: CARDS }, (_, n) =>
          card(n, { pictures: [0, 1, 2, 3].map((at) => pictures[(n * 4 + at) % pictures.length]) }),
        ),
      );
      const figures: PrintFigures = { main: [], processes: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await app.invoke('print.savePdf', { job: job as never, suggestedName: 'varaqlar.pdf' });
        if (!answer.ok) throw new Error(`Not printed: ${answer.error.kind}`);
        figures.main.push(residentBytes(ours) / 1e6);
        figures.processes.push(treeOf(ours).length);
      }
      return figures;
    } finally {
      await app.close();
    }
  });
}
