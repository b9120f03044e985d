import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('values through the SDK', () => {
  test('plain values come back as they were', async () => {
    const values = {
      nothing: null,
      yes: true,
      no: false,
      zero: 0,
      largest: Number.MAX_SAFE_INTEGER,
      least: Number.MIN_SAFE_INTEGER,
      half: 0.5,
      tiny: 5e-324,
      huge: 1.7976931348623157e308,
      empty: '',
      text: 'Crème brûlée 🍮 \n\t"quoted" \\ \u2028 日本語',
      list: [1, 'a', null, true, { in: [1.5, []].slice(0, 1) }],
      emptyList: [],
      map: { a: { b: { c: { d: 1 } } } },
      emptyMap: {},
    }
    const back = await room().here.evaluate(
      async ({ c, values: data }) => {
        await sdk.setDoc(sdk.doc(db, c, 'v'), data)
        return c
      },
      { c: freshCollection(), values },
    )
    const data = await room().there.evaluate(
      async (c) => (await sdk.getDoc(sdk.doc(db, c, 'v'))).data(),
      back,
    )

    expect(data).toEqual(values)
  })

  test('numbers that JSON does not know come back', async () => {
    const same = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'v')
      const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 2 ** 53 + 2]
      await sdk.setDoc(ref, { numbers })
      const back: number[] = (await sdk.getDocFromServer(ref)).get('numbers')
      return back.map((number, index) => Object.is(number, numbers[index]))
    }, freshCollection())

    expect(same).toEqual([true, true, true, true, true])
  })

  test('times are kept to the microsecond', async () => {
    const times = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'v')
      const given = [
        new sdk.Timestamp(1_700_000_000, 123_456_000),
        new sdk.Timestamp(1_700_000_000, 123_456_789),
        new sdk.Timestamp(-1, 500_000_000),
        new sdk.Timestamp(-62_135_596_800, 0),
        new sdk.Timestamp(253_402_300_799, 999_999_000),
      ]
      await sdk.setDoc(ref, { given })
      const back: import('firebase/firestore').Timestamp[] = (await sdk.getDocFromServer(ref)).get('given')
      return back.map(({ seconds, nanoseconds }) => [seconds, nanoseconds])
    }, freshCollection())

    expect(times).toEqual([
      [1_700_000_000, 123_456_000],
      [1_700_000_000, 123_456_000],
      [-1, 500_000_000],
      [-62_135_596_800, 0],
      [253_402_300_799, 999_999_000],
    ])
  })

  test('bytes, places, references and vectors come back', async () => {
    const back = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'v')
      await sdk.setDoc(ref, {
        bytes: sdk.Bytes.fromUint8Array(new Uint8Array([0, 1, 254, 255])),
        noBytes: sdk.Bytes.fromUint8Array(new Uint8Array()),
        place: new sdk.GeoPoint(52.52, -13.405),
        ref: sdk.doc(db, c, 'other'),
        vector: sdk.vector([1, 2.5, -3]),
      })
      const data = (await sdk.getDocFromServer(ref)).data() ?? {}
      return {
        bytes: [...data['bytes'].toUint8Array()],
        noBytes: data['noBytes'].toUint8Array().length,
        place: [data['place'].latitude, data['place'].longitude],
        ref: data['ref'].id,
        vector: data['vector'].toArray(),
      }
    }, freshCollection())

    expect(back).toEqual({
      bytes: [0, 1, 254, 255],
      noBytes: 0,
      place: [52.52, -13.405],
      ref: 'other',
      vector: [1, 2.5, -3],
    })
  })

  test('values of all types have one order', async () => {
    const order = await room().here.evaluate(async (c) => {
      const { Bytes, GeoPoint, Timestamp } = sdk
      const values: Readonly<Record<string, unknown>> = {
        a_null: null,
        b_false: false,
        c_true: true,
        d_nan: Number.NaN,
        e_minus: -1.5,
        f_zero: 0,
        g_one: 1,
        h_more: 1.5,
        i_time: new Timestamp(1, 0),
        j_text: '',
        k_text: 'a',
        l_text: 'é',
        m_text: '🍋',
        n_bytes: Bytes.fromUint8Array(new Uint8Array([0])),
        o_ref: sdk.doc(db, c, 'x'),
        p_place: new GeoPoint(0, 0),
        q_list: [1],
        r_list: [1, 0],
        s_vector: sdk.vector([1]),
        t_map: { a: 1 },
        u_map: { b: 1 },
      }
      const batch = sdk.writeBatch(db)
      for (const [id, v] of Object.entries(values).toReversed()) batch.set(sdk.doc(db, c, id), { v })
      await batch.commit()
      const sorted = await sdk.getDocsFromServer(sdk.query(sdk.collection(db, c), sdk.orderBy('v')))
      return { sorted: sorted.docs.map(({ id }) => id), given: Object.keys(values) }
    }, freshCollection())

    expect(order.sorted).toEqual(order.given)
  })

  test('a text with the character NUL is kept or refused in words, never broken', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'v')
      const code = await sdk.refusal(sdk.setDoc(ref, { text: 'a\0b' }))
      return { code, text: code === '' ? (await sdk.getDocFromServer(ref)).get('text') : 'a\0b' }
    }, freshCollection())

    expect(['', 'invalid-argument']).toContain(answer.code)
    expect(answer.text).toBe('a\0b')
  })
})
