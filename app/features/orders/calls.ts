import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { API_BASE } from '../../../server/contract/contract.js';
import { order as calls } from '../../../server/contract/order.js';
import { user } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { settings } from '../../configuration.js';
import { OF_USER } from '../account/index.js';
import { isBeingMade } from './order-history.js';

const ORDERS = [OF_USER, 'orders'] as const;

/** How often it is asked whether a render is there, ms. */
const POLL_MS = 5000;

/** What the account ordered, newest first. */
export const useOrders = () =>
  useQuery({
    queryKey: ORDERS,
    queryFn: ({ signal }) => api(user.fetchOrderHistory, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingMade) ? POLL_MS : false),
  });

const oneOrder = (id: string) => [OF_USER, 'order', id] as const;

/** One order of the account's, as it is now. */
export const useOrder = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: oneOrder(id),
    enabled: wanted,
    queryFn: ({ signal }) => api(calls.getOne, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Puts a coupon on an order that is still to be paid, or takes it off with null: what it comes to follows. */
export function useOrderCoupon(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coupon_code: string | null) => api(calls.setCoupon, { id, coupon_code }),
    onSuccess: (order) => queries.setQueryData(oneOrder(id), order),
  });
}

/** Where an order's invoice is loaded from (PDF), by its buyer alone. */
export const invoiceAddress = (id: string): string =>
  `${settings.apiUrl ?? ''}${API_BASE}order/invoice?${new URLSearchParams({ id }).toString()}`;
