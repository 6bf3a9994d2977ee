/** What `saved_design/list` answers for all of a short list; of each design what the rest of the product has of it. */
export const designListOf = (...designs: readonly object[]) => ({
  docs: designs.map((design) => ({
    ...{ thumbnail: '', width: 800, height: 600, folder: null, updated_at: '2026-01-02T10:00:00.000Z' },
    ...{ format: '', role: 'edit', owned: true, shared_by: '' },
    ...design,
  })),
  ...{ total: designs.length, next: null, tag: '1', formats: [] },
});
