import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { category } from '../../../server/contract/category.js';
import { design, type Template } from '../../../server/contract/design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { template as strings } from './strings.js';

/** The template behind a public address. A failure is told at the bottom as well as on the page (spec 1 section 8). */
export function useTemplate(customUrl: string) {
  const query = useQuery({
    queryKey: ['template', customUrl],
    queryFn: ({ signal }) => api(design.getByCustomUrl, { custom_url: customUrl }, { signal }),
  });
  useFailureToast(query.error);
  return query;
}

/** What is like the template, without itself; nothing for one of no category. */
export function useRelated({ _id, categories }: Template) {
  const first = categories[0]?._id;
  return useQuery({
    queryKey: ['recommendations', first, _id],
    enabled: first !== undefined,
    queryFn: ({ signal }) =>
      api(category.getDesignRecommendations, { id: first ?? '', like: _id }, { signal }),
    select: (templates) => templates.filter((template) => template._id !== _id),
  });
}

/** An address that names nothing is no failure: its page says so. */
export function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error && !isUnknown(error)) notifier.error(strings.failed);
  }, [error]);
}

/** Asking again helps where the server failed, not where there is no such template. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'not_allowed', 'bad_request'].includes(error.code);
