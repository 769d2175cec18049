import { describe, expectTypeOf, it } from 'vitest';
import type { CrashCue as CrashSceneCue, CrashView, OwnFlight as SceneOwnFlight } from '../scenes/crash/view';
import type { HiloCue as HiloSceneCue, HiloView } from '../scenes/hilo/view';
import type { DingdongCue as DingdongSceneCue, DingdongView } from '../scenes/dingdong/view';
import type { WingoCue as WingoSceneCue, WingoView } from '../scenes/wingo/view';
import type { RouletteCue as RouletteSceneCue, RouletteView } from '../scenes/roulette/view';
import type { WinSize as SceneWinSize } from '../scenes/kit/scene';
import type { CrashPhase, OwnFlight } from './crash/select';
import type { CrashCue } from './crash/types';
import type { TableView } from './hilo/select';
import type { HiloCue } from './hilo/types';
import type { RoomView } from './dingdong/select';
import type { DingdongCue } from './dingdong/types';
import type { WinSize } from './kit/win';
import type { WheelView } from './roulette/select';
import type { RouletteMoment } from './roulette/types';
import type { BoardView } from './wingo/select';
import type { WingoCue } from './wingo/types';

describe('what machines say', () => {
  it('is what scenes understand, though neither may import the other', () => {
    expectTypeOf<CrashCue>().toExtend<CrashSceneCue>();
    expectTypeOf<CrashPhase>().toExtend<CrashView['phase']>();
    expectTypeOf<OwnFlight>().toExtend<SceneOwnFlight>();
    expectTypeOf<HiloCue>().toExtend<HiloSceneCue>();
    expectTypeOf<TableView>().toExtend<HiloView>();
    expectTypeOf<WingoCue>().toExtend<WingoSceneCue>();
    expectTypeOf<BoardView>().toExtend<WingoView>();
    expectTypeOf<DingdongCue>().toExtend<DingdongSceneCue>();
    expectTypeOf<RoomView>().toExtend<DingdongView>();
    expectTypeOf<RouletteMoment>().toExtend<RouletteSceneCue>();
    expectTypeOf<WheelView>().toExtend<RouletteView>();
    expectTypeOf<WinSize>().toEqualTypeOf<SceneWinSize>();
  });
});
