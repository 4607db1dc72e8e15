// How far the tables of this page are: what a bar shows while they are fetched and started.
class Loading {
  active = $state(false);
  fetched = $state(0);
  all = $state(0);

  begin(): void {
    [this.active, this.fetched, this.all] = [true, 0, 0];
  }
  step(fetched: number, all: number): void {
    [this.fetched, this.all] = [fetched, all];
  }
  end(): void {
    this.active = false;
  }
}
export const loading = new Loading();
